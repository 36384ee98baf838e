import { icon } from '#web/kit/parts/icons.tsx'

const Phone = icon(
  <path d="M8 3.5h8a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5Zm2 4h4v4h-4Zm1 10h2" />,
)
const Card = icon(
  <path d="M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5Zm-1.5 4h17M7 14.5h3" />,
)

/** A phone with a QR code, because users pay with Alipay by scanning a QR code. */
export const AlipayMark = () => <Phone size={22} />
export const CardMark = () => <Card size={22} />
