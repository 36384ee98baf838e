import type { ReactNode } from 'react'
import { type BrowserName, EXTENSIONS_PAGE, type STEPS } from '../browsers.ts'
import classes from './step-picture.module.css'

/** The drawing of a step, hidden from screen readers because the text is beside it. */
export function StepPicture({ step, browser }: { step: (typeof STEPS)[number]; browser: BrowserName }) {
  return (
    <svg viewBox="0 0 120 72" className={classes.picture} aria-hidden="true" focusable="false">
      <rect className={classes.ground} width={120} height={72} rx={10} />
      {step === 'open' ? <AddressBar address={EXTENSIONS_PAGE[browser]} /> : DRAWINGS[step]}
    </svg>
  )
}

const DRAWINGS: Record<Exclude<(typeof STEPS)[number], 'open'>, ReactNode> = {
  unpack: (
    <>
      <path className={classes.paper} d="M18 20h20l8 8v26H18Z" />
      <path className={classes.stroke} d="M28 20v4m4 0v4m-4 0v4m4 0v4m-4 0v6h6v-6M52 37h14m-5-5 5 5-5 5" />
      <path className={classes.folder} d="M74 24h11l4 5h14v26H74Z" />
    </>
  ),
  mode: (
    <>
      <rect className={classes.paper} x={14} y={14} width={92} height={44} rx={6} />
      <rect className={classes.line} x={22} y={33} width={34} height={6} rx={3} />
      <rect className={classes.accent} x={68} y={26} width={30} height={20} rx={10} />
      <circle className={classes.knob} cx={88} cy={36} r={7} />
    </>
  ),
  load: (
    <>
      <rect className={classes.accent} x={14} y={14} width={60} height={18} rx={6} />
      <rect className={classes.knob} x={24} y={21} width={40} height={4} rx={2} />
      <path className={classes.folder} d="M64 36h11l4 5h23v20H64Z" />
      <path className={classes.pointer} d="m50 25 4 17 4-6 7 1Z" />
    </>
  ),
  pin: (
    <>
      <rect className={classes.paper} x={12} y={14} width={96} height={18} rx={6} />
      <rect className={classes.line} x={20} y={20} width={38} height={6} rx={3} />
      <path className={classes.stroke} d="M88 19h3c0-3 4-3 4 0h3v3c3 0 3 4 0 4v3H88Z" />
      <rect className={classes.accent} x={68} y={18} width={11} height={11} rx={3} />
      <rect className={classes.paper} x={54} y={38} width={54} height={22} rx={6} />
      <rect className={classes.accent} x={60} y={43} width={12} height={12} rx={3} />
      <rect className={classes.line} x={76} y={46} width={14} height={6} rx={3} />
      <path className={classes.stroke} d="m99 43 4 4-3 1-2 4-4-4 4-2Zm-5 12 3-4" />
    </>
  ),
}

function AddressBar({ address }: { address: string }) {
  return (
    <>
      <rect className={classes.paper} x={10} y={14} width={100} height={44} rx={6} />
      <rect className={classes.field} x={16} y={20} width={88} height={15} rx={7.5} />
      <text className={classes.text} fontSize={6.6} x={23} y={30.5}>
        {address}
      </text>
      <rect className={classes.line} x={18} y={43} width={24} height={8} rx={3} />
      <rect className={classes.line} x={48} y={43} width={24} height={8} rx={3} />
      <rect className={classes.line} x={78} y={43} width={24} height={8} rx={3} />
    </>
  )
}
