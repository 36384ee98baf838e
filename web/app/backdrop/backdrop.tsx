import { LateExtra } from '#web/kit/late/late-extra.tsx'
import { lazyCode } from '#web/kit/late/lazy-code.ts'
import { useIdle } from './use-idle.ts'

const DECORATION = lazyCode(() => import('./decoration.tsx'))

/** Particles and the support icon, loaded when the page is idle. They cause no layout shift. */
export function Backdrop() {
  const idle = useIdle()
  return idle ? <LateExtra late={DECORATION}>{({ Decoration }) => <Decoration />}</LateExtra> : null
}
