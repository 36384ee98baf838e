import type { texts as source } from '../zh-CN/wechat.ts'

export const texts: typeof source = {
  qr: 'QR code for logging in by WeChat',
  how: 'Scan it with WeChat to log in',
  note: 'The first time, you link a mobile number. After that, scanning is enough.',
  open: 'Cannot scan it? Open the WeChat page in a new window',
  asking: 'Getting a QR code',
  scanned: 'Scanned',
  scannedText: 'Confirm the login on your phone',
  over: { refused: 'Login cancelled', expired: 'QR code expired', failed: 'No QR code' },
  refusedText: 'You cancelled this login on your phone',
  expiredText: 'A code is good for two minutes',
  refresh: 'New QR code',
  bind: {
    text: 'WeChat has confirmed you. Now link a mobile number: to your account if it has one, or to a new one.',
    submit: 'Link and log in',
    again: 'Scan with another WeChat',
  },
}
