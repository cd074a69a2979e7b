/** Ways to hand a link to somebody: by what the device shares with, or by copying it. */

/** Whether this device has a way of its own to share; browsers have it only where a page came safely. */
export const canShare = (): boolean => 'share' in navigator;

/** Let the device share a link; somebody who thinks better of it has done no harm. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

/**
 * Copy what stands in this field; whether it could be.
 *
 * The clipboard is there only where a page came safely; a marked field can be copied anywhere, and stays marked where
 * even that fails, so that a person can do it.
 */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  field.focus();
  field.setSelectionRange(0, field.value.length);
  if ('clipboard' in navigator) {
    try {
      await navigator.clipboard.writeText(field.value);
      return true;
    } catch {
      // not allowed here: the older way is tried
    }
  }
  return document.execCommand('copy');
}
