/** Toasts: top, 2000 ms (SPEC section 9). */
import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import { textOf } from '#web/api/failure.ts'

export const TOAST_MS = 2000

export const toast = {
  success: (message: string) => notifications.show({ message, color: 'teal', autoClose: TOAST_MS }),
  /** A toast without a text says that the request timed out. */
  refusal: (message: string) =>
    notifications.show({ message: message || i18next.t('requestTimedOut'), color: 'red', autoClose: TOAST_MS }),
  failure: (thrown: unknown) => toast.refusal(textOf(thrown)),
}
