import { useEffect, useRef } from 'react'
import classes from './particles.module.css'
import { runParticles } from './run-particles.ts'

/** The background of the first view of a page: dots that drift behind the content. Nothing hangs on it. */
export function Particles() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => (canvas.current ? runParticles(canvas.current) : undefined), [])
  return (
    <div aria-hidden="true">
      <canvas ref={canvas} className={classes.particles} />
    </div>
  )
}
