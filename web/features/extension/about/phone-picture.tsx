import classes from './phone-picture.module.css'

export function PhonePicture() {
  return (
    <svg viewBox="0 0 96 112" width={96} height={112} className={classes.phone} aria-hidden="true" focusable="false">
      <rect className={classes.body} x={18} y={4} width={60} height={104} rx={12} />
      <rect className={classes.face} x={24} y={16} width={48} height={78} rx={5} />
      <path className={classes.corners} d="M33 35v-5h5M58 30h5v5M63 60v5h-5M38 65h-5v-5" />
      <path className={classes.dots} d="M39 37h6v6h-6zM51 37h6v6h-6zM39 52h6v6h-6zM51 52h3v3h-3zM55 56h3v3h-3z" />
      <path className={classes.beam} d="M31 47.500h34" />
      <rect className={classes.line} x={33} y={74} width={30} height={5} rx={2.5} />
      <rect className={classes.line} x={38} y={84} width={20} height={4} rx={2} />
      <circle className={classes.key} cx={48} cy={101} r={3} />
    </svg>
  )
}
