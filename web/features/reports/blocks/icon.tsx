/** SVG paths on a 16-pixel grid. The icons are decorative, because the text beside them says the same. */
const paths = {
  insight: 'M8 1.8a4.6 4.6 0 0 0-2.6 8.4c.5.4.8.9.8 1.5v.3h3.6v-.3c0-.6.3-1.1.8-1.5A4.6 4.6 0 0 0 8 1.8zM6.5 14.3h3',
  warning: 'M8 2 1.5 13.5h13zM8 6.5v3.3M8 11.6v.2',
  missing:
    'M2 4.5C2 3.1 4.7 2 8 2s6 1.1 6 2.5S11.3 7 8 7 2 5.9 2 4.5zm0 0v7C2 12.9 4.7 14 8 14s6-1.1 6-2.5v-7M2 8c0 1.4 2.7 2.5 6 2.5S14 9.4 14 8',
  pass: 'M3 8.5 6.5 12 13 4.5',
  warn: 'M8 3.5v5.5M8 12v.3',
  fail: 'M4 4l8 8M12 4l-8 8',
  unknown: 'M6 6a2 2 0 1 1 2.8 1.9c-.5.2-.8.6-.8 1.2v.4M8 12.2v.1',
  quote: 'M6.5 4.5C4.5 5 3 6.8 3 9v2.5h3.5V8.5H4.8M13 4.5c-2 .5-3.5 2.3-3.5 4.5v2.5H13V8.5h-1.7',
  strengths: 'M8 14V3M3.5 7 8 2.5 12.5 7',
  weaknesses: 'M8 2v11M3.5 9 8 13.5 12.5 9',
  opportunities: 'M2 12 6 8l2.5 2.5L14 5M10 5h4v4',
  threats: 'M8 1.8 13.5 4v4c0 3.2-2.3 5.4-5.5 6.4C4.8 13.4 2.5 11.2 2.5 8V4z',
  copy: 'M5.5 5.5V2.5h8v8h-3M2.5 5.5h8v8h-8z',
  save: 'M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11',
  table: 'M2 3h12v10H2zM2 6.5h12M6.5 6.5V13',
  chart: 'M2.5 2v11.5H14M5.5 11V8M8.5 11V5M11.5 11V7',
} as const

export type IconName = keyof typeof paths

export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
