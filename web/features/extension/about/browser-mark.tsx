import type { BrowserName } from '../browsers.ts'

/** These are our own drawings and not the logos of the browsers. */
const MARKS: Record<BrowserName, { colour: string; drawing: string }> = {
  chrome: {
    colour: 'var(--info)',
    drawing: 'M16 11.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6M16 11.2h8.6M11.8 18.4 7.5 11M20.2 18.4 15.9 25.8',
  },
  edge: {
    colour: 'var(--brand)',
    drawing:
      'M7.5 18.5c.6-5.6 4-9 8.5-9 4.8 0 8 3.2 8 6.8 0 2.7-2 4.2-4.6 4.2-4 0-3.4-4.5-6.9-4.5-3 0-4 3.2-3 6 .9 2.4 3 3.9 6.5 4',
  },
  se360: { colour: 'var(--good)', drawing: 'M23.5 12a8.5 8.5 0 1 0 .7 6.500M9 17.500h14.500M16 10.500v11' },
}

export function BrowserMark({ browser }: { browser: BrowserName }) {
  const { colour, drawing } = MARKS[browser]
  return (
    <svg viewBox="0 0 32 32" width={32} height={32} aria-hidden="true" focusable="false">
      <rect width={32} height={32} rx={9} fill={colour} />
      <path
        d={drawing}
        fill="none"
        stroke="var(--surface)"
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
