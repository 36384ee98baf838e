import { lazy, Suspense } from 'react'
import { useIdle } from './use-idle.ts'

const Decoration = lazy(() => import('./decoration.tsx').then((module) => ({ default: module.Decoration })))

/** Particles and the support icon, loaded when the page is at rest. They take no place in it. */
export function Backdrop() {
  const idle = useIdle()
  return idle ? (
    <Suspense>
      <Decoration />
    </Suspense>
  ) : null
}
