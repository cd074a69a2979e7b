/** Ways to pass on a link or a text: the share dialog of the device, or the clipboard. */

/** Return whether this device has a share dialog. Browsers offer it only in secure contexts. */
export const canShare = (): boolean => 'share' in navigator;

/** Open the share dialog of the device. A dialog that the person cancels is no error. */
export async function share(what: ShareData): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

/** Pass on a text: by the share dialog where there is one, else as a copy. Returns whether it was copied. */
export async function shareOrCopy(text: string): Promise<'shared' | 'copied' | 'failed'> {
  if (canShare()) {
    await share({ text });
    return 'shared';
  }
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.className = 'spoken';
  field.value = text;
  document.body.append(field);
  const isCopied = await copy(field);
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied ? 'copied' : 'failed';
}

/**
 * Copy the text of this field. Returns whether that worked.
 *
 * The clipboard API exists only in secure contexts. A selected field can be copied anywhere; it stays selected if even
 * that fails, so that a person can copy it.
 */
export async function copy(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
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
