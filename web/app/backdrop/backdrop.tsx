import { lateCode } from '#web/kit/late/late-code.ts'
import { LateExtra } from '#web/kit/late/late-extra.tsx'
import { useIdle } from './use-idle.ts'

const DECORATION = lateCode(() => import('./decoration.tsx'))

/** Particles and the support icon, loaded when the page is idle. They cause no layout shift. */
export function Backdrop() {
  const idle = useIdle()
  return idle ? <LateExtra late={DECORATION}>{({ Decoration }) => <Decoration />}</LateExtra> : null
}
