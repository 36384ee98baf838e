import { drawParticles } from './draw-particles.ts'
import { createParticles } from './particles.rules.ts'

const COUNT = 60
/** Time between frames. The fastest dot moves one pixel per frame, so more frames would only cost CPU time. */
const FRAME_MS = 200
/** The dots rest this long after each scroll event: drawing them would delay frames of the list in front. */
const REST_MS = 300

/** Animates while visible; draws a still picture under reduced motion. Returns a function that stops it. */
export function runParticles(canvas: HTMLCanvasElement): () => void {
  const particles = createParticles(COUNT)
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let inView = true
  let timer: ReturnType<typeof setTimeout> | undefined
  let scrolledAt = Number.NEGATIVE_INFINITY
  /** Seconds of visible drift so far. */
  let drifted = 0

  const draw = () => drawParticles(canvas, particles, drifted)
  const isMoving = () => inView && !reducedMotion.matches && document.visibilityState === 'visible'
  const next = () => {
    timer = setTimeout(next, FRAME_MS)
    if (performance.now() - scrolledAt < REST_MS) return
    drifted += FRAME_MS / 1000
    // Not in an animation frame, which may also have to lay out a page.
    draw()
  }
  const startOrStop = () => {
    clearTimeout(timer)
    canvas.dataset.moving = String(isMoving())
    if (isMoving()) timer = setTimeout(next, FRAME_MS)
    else draw()
  }

  const ended = new AbortController()
  const { signal } = ended
  const onScroll = () => {
    scrolledAt = performance.now()
  }
  // `capture`, because scroll events of elements do not bubble.
  document.addEventListener('scroll', onScroll, { capture: true, passive: true, signal })
  document.addEventListener('visibilitychange', startOrStop, { signal })
  reducedMotion.addEventListener('change', startOrStop, { signal })
  const intersection = new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting ?? true
    startOrStop()
  })
  intersection.observe(canvas)
  // In a task of its own: the first drawing takes as long as a frame.
  const size = new ResizeObserver(() => setTimeout(draw))
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
