import { drawParticles } from './draw-particles.ts'
import { createParticles } from './particles.rules.ts'

const COUNT = 60
/** Time between frames. The fastest dot moves one pixel per frame, so more frames would only cost CPU time. */
const FRAME_MS = 200

/** Animates while visible; draws a still picture under reduced motion. Returns a function that stops it. */
export function runParticles(canvas: HTMLCanvasElement): () => void {
  const particles = createParticles(COUNT)
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let inView = true
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Seconds of visible drift so far. */
  let drifted = 0

  const draw = () => drawParticles(canvas, particles, drifted)
  const isMoving = () => inView && !reducedMotion.matches && document.visibilityState === 'visible'
  const next = () => {
    drifted += FRAME_MS / 1000
    // Not in an animation frame, which may also have to scroll a long list.
    draw()
    timer = setTimeout(next, FRAME_MS)
  }
  const startOrStop = () => {
    clearTimeout(timer)
    canvas.dataset.moving = String(isMoving())
    if (isMoving()) timer = setTimeout(next, FRAME_MS)
    else draw()
  }

  const ended = new AbortController()
  const { signal } = ended
  document.addEventListener('visibilitychange', startOrStop, { signal })
  reducedMotion.addEventListener('change', startOrStop, { signal })
  const intersection = new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting ?? true
    startOrStop()
  })
  intersection.observe(canvas)
  const size = new ResizeObserver(draw)
  size.observe(canvas)
  // Mantine sets this attribute when the theme changes. A still picture must then be redrawn in the new colour.
  const colorScheme = new MutationObserver(draw)
  colorScheme.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] })

  return () => {
    clearTimeout(timer)
    ended.abort()
    for (const observer of [intersection, size, colorScheme]) observer.disconnect()
  }
}
