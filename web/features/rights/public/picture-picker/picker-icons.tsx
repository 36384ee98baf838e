import { icon } from '#web/kit/parts/icons.tsx'

export const CameraIcon = icon(
  <path d="M4 8h3.5l1.7-2.5h5.6L16.5 8H20v11H4Zm8 2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6Z" />,
)
export const PencilIcon = icon(<path d="M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5ZM13.5 7l3.5 3.5" />)
export const BinIcon = icon(<path d="M4.5 7h15M9.5 7V4.5h5V7m-8 0 1 13h9l1-13M10.5 11v5m3-5v5" />)
export const TurnLeftIcon = icon(<path d="M5 5v5h5M5.5 10a7.5 7.5 0 1 1-.8 5" />)
export const TurnRightIcon = icon(<path d="M19 5v5h-5m4.5 0a7.5 7.5 0 1 0 .8 5" />)
