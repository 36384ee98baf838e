import { Particles } from './particles.tsx'
import { Support } from './support.tsx'

/** What stands around the content and may come after it. */
export function Decoration() {
  return (
    <>
      <Particles />
      <Support />
    </>
  )
}
