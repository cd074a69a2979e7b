/** A link as a QR code: a square of dark and light cells. */

export type Code = { readonly size: number; readonly path: string };

/** Encode a link. Returns the width in cells, and all dark cells as one path. */
export async function qrCode(link: string): Promise<Code> {
  const { default: qrcode } = await import('qrcode-generator');
  const code = qrcode(0, 'M');
  code.addData(link);
  code.make();
  const size = code.getModuleCount();
  const rows = Array.from({ length: size }, (_, y) =>
    darkRuns(Array.from({ length: size }, (_, x) => code.isDark(y, x))).map(
      ([x, length]) => `M${String(x)} ${String(y)}h${String(length)}v1h-${String(length)}z`,
    ),
  );
  return { size, path: rows.flat().join('') };
}

/** Return the start and length of each run of dark cells in a row. */
export function darkRuns(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = found.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
