import { drawParticles } from './draw-particles.ts'
import { swarm } from './particles.rules.ts'

const COUNT = 60
/** Between pictures: the fastest dot moves a pixel in it, and a processor has time to rest. */
const PAUSE_MS = 200

/**
 * Keeps the picture going while somebody can see it: not in a hidden tab, not scrolled out of sight, and still for who
 * wants less motion. Answers how to end it.
 */
export function runParticles(canvas: HTMLCanvasElement): () => void {
  const particles = swarm(COUNT)
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let inView = true
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Seconds of drift so far; time that nobody saw does not count. */
  let drifted = 0

  const draw = () => drawParticles(canvas, particles, drifted)
  const moves = () => inView && !still.matches && document.visibilityState === 'visible'
  const next = () => {
    drifted += PAUSE_MS / 1000
    requestAnimationFrame(draw)
    timer = setTimeout(next, PAUSE_MS)
  }
  const settle = () => {
    clearTimeout(timer)
    canvas.dataset.moving = String(moves())
    if (moves()) timer = setTimeout(next, PAUSE_MS)
    else draw()
  }

  const ended = new AbortController()
  const { signal } = ended
  document.addEventListener('visibilitychange', settle, { signal })
  still.addEventListener('change', settle, { signal })
  const seen = new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting ?? true
    settle()
  })
  seen.observe(canvas)
  const resized = new ResizeObserver(draw)
  resized.observe(canvas)
  // Mantine writes the theme there: a still picture takes its colour too.
  const themed = new MutationObserver(draw)
  themed.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] })

  return () => {
    clearTimeout(timer)
    ended.abort()
    for (const observer of [seen, resized, themed]) observer.disconnect()
  }
}
