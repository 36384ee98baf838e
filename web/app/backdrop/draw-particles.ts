import { lines, type Particle, pointOf } from './particles.rules.ts'

/** In pixels. Particles closer than this are joined by a line. */
const REACH = 130
const LINE_OPACITY = 0.28

/** Draws one frame in the text colour of the canvas, which follows the theme. */
export function drawParticles(canvas: HTMLCanvasElement, particles: readonly Particle[], seconds: number): void {
  const context = canvas.getContext('2d')
  const { clientWidth: width, clientHeight: height } = canvas
  if (!context || width === 0) return
  // A higher resolution makes no visible difference for dots.
  const scale = Math.min(devicePixelRatio, 2)
  const [pixelWidth, pixelHeight] = [Math.round(width * scale), Math.round(height * scale)]
  if (canvas.width !== pixelWidth) canvas.width = pixelWidth
  if (canvas.height !== pixelHeight) canvas.height = pixelHeight
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.clearRect(0, 0, width, height)
  const colour = getComputedStyle(canvas).color
  context.fillStyle = colour
  context.strokeStyle = colour
  const points = particles.map((particle) => pointOf(particle, seconds, width, height))
  for (const { from, to, strength } of lines(points, REACH)) {
    context.globalAlpha = strength * LINE_OPACITY
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
