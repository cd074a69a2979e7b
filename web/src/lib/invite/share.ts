/** Ways to pass on a link: the share dialog of the device, or the clipboard. */

/** Return whether this device has a share dialog. Browsers offer it only in secure contexts. */
export const canShare = (): boolean => 'share' in navigator;

/** Open the share dialog of the device for a link. A dialog that the person cancels is no error. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

/**
 * Copy the text of this field. Returns whether that worked.
 *
 * The clipboard API exists only in secure contexts. A selected field can be copied anywhere; it stays selected if even
 * that fails, so that a person can copy it.
 */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  field.focus();
  field.setSelectionRange(0, field.value.length);
  if ('clipboard' in navigator) {
    try {
      await navigator.clipboard.writeText(field.value);
      return true;
    } catch {
      // Not allowed here: fall back to the older API.
    }
  }
  return document.execCommand('copy');
}
