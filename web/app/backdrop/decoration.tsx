import { Particles } from './particles.tsx'
import { Support } from './support.tsx'

export function Decoration() {
  return (
    <>
      <Particles />
      <Support />
    </>
  )
}
