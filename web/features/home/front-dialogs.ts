/** Dialogs of the front page. Guests can open them, unlike most screens (SPEC section 6). */
export const FRONT_DIALOGS = ['extension', 'prices', 'help', 'terms'] as const
export type FrontDialog = (typeof FRONT_DIALOGS)[number]

/** A dialog has its own address, so that links to it work and Back closes it. */
export const frontDialogPath = (dialog: FrontDialog) => `/?show=${dialog}`

export function frontDialogIn(search: string): FrontDialog | undefined {
  const shown = new URLSearchParams(search).get('show')
  return FRONT_DIALOGS.find((dialog) => dialog === shown)
}
