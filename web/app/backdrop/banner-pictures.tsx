import classes from './banner-pictures.module.css'

const BARS = [16, 24, 20, 34, 42, 52]

export function ResearchPicture() {
  return (
    <svg viewBox="0 0 104 72" aria-hidden="true" focusable="false" className={classes.research}>
      <path className={classes.axis} d="M8 66h78" />
      {BARS.map((height, i) => (
        <rect key={height} className={classes.bar} x={12 + i * 12} y={66 - height} width={7} height={height} rx={2} />
      ))}
      <path className={classes.curve} pathLength={1} d="M15 44C28 34 36 44 46 32s22-6 30-20" />
      <g className={classes.lens}>
        <circle cx={80} cy={24} r={13} />
        <path d="m90 34 9 10" />
      </g>
    </svg>
  )
}

export function RiskPicture() {
  return (
    <svg viewBox="0 0 104 72" aria-hidden="true" focusable="false" className={classes.risk}>
      <rect className={classes.sheet} x={10} y={6} width={50} height={60} rx={6} />
      <path className={classes.shape} d="M24 46V26l11-8 11 8v20Zm6 0V34h10v12" />
      <path className={classes.beam} d="M10 12h50" />
      <g className={classes.shield}>
        <path d="M78 22 62 28v12c0 11 7 17 16 21 9-4 16-10 16-21V28Z" />
        <path pathLength={1} d="m70 42 6 6 10-12" />
      </g>
    </svg>
  )
}

export function ReportPicture() {
  return (
    <svg viewBox="0 0 104 72" aria-hidden="true" focusable="false" className={classes.listing}>
      <rect className={classes.sheet} x={8} y={6} width={74} height={60} rx={6} />
      <rect className={classes.photo} x={15} y={13} width={18} height={18} rx={4} />
      <path className={classes.line} pathLength={1} d="M40 18h34" />
      <path className={classes.line} pathLength={1} d="M40 27h24" />
      <path className={classes.line} pathLength={1} d="M16 41h58" />
      <path className={classes.line} pathLength={1} d="M16 50h52" />
      <path className={classes.line} pathLength={1} d="M16 59h38" />
      <path className={classes.pen} d="m58 62 3-9 26-26 6 6-26 26Z" />
    </svg>
  )
}
