import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { OptionalPart } from '#web/kit/lazy/optional-part.tsx'
import { useIdle } from './use-idle.ts'

const DECORATION = lazyCode(() => import('./decoration.tsx'))

/** Particles and the support icon, loaded when the page is idle. They cause no layout shift. */
export function Backdrop() {
  const idle = useIdle()
  return idle ? <OptionalPart lazy={DECORATION}>{({ Decoration }) => <Decoration />}</OptionalPart> : null
}
