import { useEffect, useRef } from 'react'
import classes from './particles.module.css'
import { runParticles } from './run-particles.ts'

/** Decorative dots behind the first screenful of a page. */
export function Particles() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => (canvas.current ? runParticles(canvas.current) : undefined), [])
  return (
    <div aria-hidden="true">
      <canvas ref={canvas} className={classes.particles} />
    </div>
  )
}
