import type { texts as source } from '../zh-CN/wechat.ts'

export const texts: typeof source = {
  qr: 'WeChat login QR code',
  how: 'Scan with WeChat to log in',
  note: 'The first time, you link your mobile number. After that, just scan.',
  open: 'Cannot scan? Open the WeChat page in a new window',
  asking: 'Loading QR code',
  scanned: 'Scanned',
  scannedText: 'Confirm the login on your phone',
  over: { refused: 'Login canceled', expired: 'QR code expired', failed: 'No QR code' },
  refusedText: 'You canceled this login on your phone',
  expiredText: 'A code is valid for two minutes',
  refresh: 'New QR code',
  bind: {
    text: 'WeChat confirmed who you are. Link a mobile number: we log you in to its account, or create one if it has none.',
    submit: 'Link and log in',
    again: 'Use another WeChat account',
  },
}
