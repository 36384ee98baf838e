import type { texts as source } from '../zh-CN/wechat.ts'

export const texts: typeof source = {
  qr: 'WeChat login QR code',
  how: 'Scan it with WeChat to log in',
  note: 'Link a mobile number the first time. After that, just scan.',
  open: 'Cannot scan? Open the WeChat page in a new window',
  asking: 'Loading QR code',
  scanned: 'Scanned',
  scannedText: 'Confirm the login on your phone',
  over: { refused: 'Login canceled', expired: 'QR code expired', failed: 'No QR code' },
  refusedText: 'You canceled this login on your phone',
  expiredText: 'A code is valid for two minutes',
  refresh: 'New QR code',
  bind: {
    text: 'WeChat confirmed who you are. Link a mobile number to use its account or create a new one.',
    submit: 'Link and log in',
    again: 'Use another WeChat account',
  },
}
