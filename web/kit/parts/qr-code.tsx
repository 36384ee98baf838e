import { encode } from 'uqr'
import classes from './qr-code.module.css'

/** Quiet zone in modules (ISO/IEC 18004). */
const QUIET = 4

/** A QR code as SVG. Dark on white in both themes, because QR scanners expect it. */
export function QrCode({ text, label, size = 200 }: { text: string; label: string; size?: number }) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: QUIET })
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${modules} ${modules}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={modules} height={modules} fill="var(--paper)" />
      <path d={outline(data)} fill="var(--paper-ink)" />
    </svg>
  )
}

/** Runs of dark modules, row by row, as one path. */
function outline(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.map((dark, x) => {
        if (!dark || row[x - 1]) return ''
        const end = row.indexOf(false, x)
        const width = (end < 0 ? row.length : end) - x
        return `M${x} ${y}h${width}v1h${-width}z`
      }),
    )
    .join('')
}
