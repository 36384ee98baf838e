/** Icons: strokes on a 24-unit grid in the colour of the text, hidden from screen readers. */
import type { ReactNode } from 'react'

export interface IconProps {
  size?: number
}

export const icon = (drawing: ReactNode) =>
  function Icon({ size = 18 }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {drawing}
      </svg>
    )
  }

export const BoltIcon = icon(<path d="M13 2.5 4.5 13.5H11L10 21.5 19.5 10H13Z" />)
export const ChevronIcon = icon(<path d="m6.5 9.5 5.5 5.5 5.5-5.5" />)
export const BackIcon = icon(<path d="m14.5 5.5-6.5 6.5 6.5 6.5" />)
export const ArrowIcon = icon(<path d="M4.5 12h15m-6-6 6 6-6 6" />)
export const LogOutIcon = icon(
  <path d="M14.5 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h8.5M10 12h10m-3.5-4 4 4-4 4" />,
)
export const ReportIcon = icon(<path d="M6 3.5h8l4.5 4.5v12.5H6ZM14 3.5V8h4.5M9 17v-3m3 3v-5.5m3 5.5v-2" />)
export const SparkIcon = icon(<path d="M12 3.5 13.9 10l6.6 2-6.6 2L12 20.5 10.1 14l-6.6-2 6.6-2ZM19 3.5v3M20.5 5h-3" />)
export const CheckIcon = icon(<path d="m4.5 12.5 5 5 10-11" />)
export const CrossIcon = icon(<path d="m6 6 12 12M18 6 6 18" />)
export const AlertIcon = icon(<path d="M12 4 2.8 19.8h18.4ZM12 10v4.5m0 2.7v.1" />)
export const BoxIcon = icon(<path d="M4 7.5 12 3.5l8 4v9l-8 4-8-4Zm0 0 8 4 8-4m-8 4v9" />)
export const DownloadIcon = icon(<path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15" />)
export const UploadIcon = icon(
  <path d="M4 16.5v2A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5v-2M12 15.5V4m-4.5 4.5L12 4l4.5 4.5" />,
)
export const RefreshIcon = icon(<path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9m0-5v5h-5" />)
export const ShieldIcon = icon(<path d="M12 3.5 5 6v5.5c0 4.4 2.9 7.6 7 9 4.1-1.4 7-4.6 7-9V6Zm-3 8.7 2.2 2.3 4-4.5" />)
export const SunIcon = icon(
  <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4" />,
)
export const MoonIcon = icon(<path d="M20 14.2A8.3 8.3 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2Z" />)
export const ScreenIcon = icon(<path d="M3.5 5h17v11.5h-17ZM12 16.5V20m-4 0h8" />)
export const EyeIcon = icon(
  <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z" />,
)
export const EyeOffIcon = icon(
  <path d="M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4M6.5 7.2A17 17 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 5-1.6M9.9 9.9a3 3 0 0 0 4.2 4.2M3.5 3.5l17 17" />,
)
export const SearchIcon = icon(<path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5" />)
