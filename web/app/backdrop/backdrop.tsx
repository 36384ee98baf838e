import { lazyCode } from '#web/kit/late/lazy-code.ts'
import { OptionalPart } from '#web/kit/late/optional-part.tsx'
import { useIdle } from './use-idle.ts'

const DECORATION = lazyCode(() => import('./decoration.tsx'))

/** Particles and the support icon, loaded when the page is idle. They cause no layout shift. */
export function Backdrop() {
  const idle = useIdle()
  return idle ? <OptionalPart late={DECORATION}>{({ Decoration }) => <Decoration />}</OptionalPart> : null
}
