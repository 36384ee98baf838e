import { lines, type Particle, pointOf } from './particles.rules.ts'

/** Pixels between particles that are joined by a line. */
const REACH = 130
const LINE_STRENGTH = 0.28

/** Draws one moment in the text colour of the canvas, which is that of the theme. */
export function drawParticles(canvas: HTMLCanvasElement, particles: readonly Particle[], seconds: number): void {
  const context = canvas.getContext('2d')
  const { clientWidth: width, clientHeight: height } = canvas
  if (!context || width === 0) return
  // As sharp as a screen of two pixels to one; beyond it nobody sees the difference of a dot.
  const scale = Math.min(devicePixelRatio, 2)
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)]
  if (canvas.width !== across) canvas.width = across
  if (canvas.height !== down) canvas.height = down
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.clearRect(0, 0, width, height)
  const colour = getComputedStyle(canvas).color
  context.fillStyle = colour
  context.strokeStyle = colour
  const points = particles.map((particle) => pointOf(particle, seconds, width, height))
  for (const { from, to, strength } of lines(points, REACH)) {
    context.globalAlpha = strength * LINE_STRENGTH
    context.beginPath()
    context.moveTo(from.x, from.y)
    context.lineTo(to.x, to.y)
    context.stroke()
  }
  context.globalAlpha = 1
  for (const { x, y, radius } of points) {
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.fill()
  }
}
