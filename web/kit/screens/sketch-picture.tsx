import type { ReactNode } from 'react'
import type { Sketch } from '../screen.ts'
import classes from './sketch.module.css'

const ROWS = [92, 128, 164, 200, 236, 272]
const BARS = [46, 62, 54, 80, 72, 98, 90, 118, 108, 134]
const TILES = [
  [56, 76],
  [164, 76],
  [272, 76],
  [56, 188],
  [164, 188],
  [272, 188],
] as const

const drawings: Record<Sketch, ReactNode> = {
  table: (
    <>
      <rect className={classes.soft} x={56} y={56} width={80} height={18} rx={9} />
      <rect className={classes.soft} x={146} y={56} width={64} height={18} rx={9} />
      <rect className={classes.tint} x={220} y={56} width={72} height={18} rx={9} />
      {ROWS.map((y, i) => (
        <g key={y}>
          <rect className={classes.line} x={56} y={y} width={328} height={1} />
          <rect className={classes.tint} x={56} y={y + 9} width={20} height={20} rx={5} />
          <rect className={classes.soft} x={88} y={y + 14} width={110 - (i % 3) * 18} height={9} rx={4.5} />
          <rect className={classes.soft} x={232} y={y + 14} width={44} height={9} rx={4.5} />
          <rect className={classes.strong} x={304} y={y + 14} width={76 - i * 9} height={9} rx={4.5} />
        </g>
      ))}
    </>
  ),
  chart: (
    <>
      {[56, 142, 228].map((x, i) => (
        <g key={x}>
          <rect className={classes.card} x={x} y={56} width={76 + (i === 2 ? 80 : 0)} height={54} rx={10} />
          <rect className={classes.soft} x={x + 12} y={69} width={34} height={8} rx={4} />
          <rect className={classes.strong} x={x + 12} y={86} width={48} height={11} rx={5.5} />
        </g>
      ))}
      {BARS.map((height, i) => (
        <rect
          key={height}
          className={classes.tint}
          x={60 + i * 33}
          y={306 - height}
          width={19}
          height={height}
          rx={4}
        />
      ))}
      <polyline className={classes.trend} points={BARS.map((h, i) => `${69 + i * 33},${286 - h * 1.05}`).join(' ')} />
      <rect className={classes.line} x={56} y={306} width={328} height={1} />
    </>
  ),
  form: (
    <>
      {[64, 128, 192].map((y, i) => (
        <g key={y}>
          <rect className={classes.soft} x={56} y={y} width={58 + i * 14} height={8} rx={4} />
          <rect className={classes.card} x={56} y={y + 16} width={140} height={32} rx={8} />
        </g>
      ))}
      <rect className={classes.strong} x={56} y={262} width={140} height={34} rx={9} />
      <rect className={classes.card} x={222} y={64} width={162} height={232} rx={14} />
      {[92, 114, 136, 176, 198, 220, 242].map((y, i) => (
        <rect
          key={y}
          className={i === 0 || i === 3 ? classes.strong : classes.soft}
          x={242}
          y={y}
          width={i === 0 || i === 3 ? 66 : 122 - (i % 3) * 20}
          height={9}
          rx={4.5}
        />
      ))}
    </>
  ),
  pictures: (
    <>
      {TILES.map(([x, y], i) => (
        <g key={`${x} ${y}`}>
          <rect className={classes.card} x={x} y={y} width={96} height={100} rx={14} />
          <circle className={i % 2 ? classes.tint : classes.strong} cx={x + 68} cy={y + 28} r={9} />
          <path className={i % 2 ? classes.strong : classes.tint} d={`M${x + 12} ${y + 88}l28-34 20 22 12-12 14 24Z`} />
        </g>
      ))}
    </>
  ),
}

/** Decorative; shows no numbers, which could be mistaken for data. */
export function SketchPicture({ sketch }: { sketch: Sketch }) {
  return (
    <div className={classes.ground}>
      <svg viewBox="0 0 440 340" className={classes.paper} aria-hidden="true" focusable="false">
        <rect className={classes.sheet} x={28} y={24} width={384} height={304} rx={18} />
        {drawings[sketch]}
      </svg>
    </div>
  )
}
