/**
 * Paints the SVG of an ECharts chart as PDF vectors. Throws on an element that ECharts does not write today, so that
 * nothing is dropped silently. svg-to-pdfkit supports all of SVG but takes four times as long: half the time of a report.
 */
import { drawableText, drawOnBaseline } from '#server/platform/pdf/ink.ts'
import type { Ink } from './ink.ts'
import { type Element, svgTree } from './svg-tree.ts'

/** Paints the drawing with its top left at x, y; one SVG pixel is `scale` points. */
export function paintSvg(ink: Ink, svg: string, x: number, y: number, scale = 1): void {
  const root = svgTree(svg)
  const defined = new Map<string, Element>()
  collect(root, defined)
  ink.doc.save().translate(x, y).scale(scale)
  for (const child of root.children) paint(ink, child, defined)
  ink.doc.restore()
}

function collect(element: Element, defined: Map<string, Element>): void {
  if (element.attributes.id) defined.set(element.attributes.id, element)
  for (const child of element.children) collect(child, defined)
}

function paint(ink: Ink, element: Element, defined: Map<string, Element>): void {
  const { doc } = ink
  const { name, attributes } = element
  if (name === 'defs' || name === 'style' || attributes.display === 'none') return
  const clip = defined.get(reference(attributes['clip-path']) ?? '')
  const scoped = clip !== undefined || attributes.transform !== undefined || name === 'g'
  if (scoped) doc.save()
  if (clip) {
    for (const shape of clip.children) outline(ink, shape)
    doc.clip()
  }
  if (attributes.transform) transform(ink, attributes.transform)
  if (name === 'g') for (const child of element.children) paint(ink, child, defined)
  else if (name === 'text') paintText(ink, element)
  else paintShape(ink, element, defined)
  if (scoped) doc.restore()
}

const reference = (value: string | undefined) => /^url\(#(.+)\)$/.exec(value ?? '')?.[1]
const number = (value: string | undefined, fallback: number) =>
  value === undefined ? fallback : Number.parseFloat(value)

function transform(ink: Ink, text: string): void {
  for (const [, kind, list] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = list!.split(/[\s,]+/).map(Number)
    if (kind === 'translate') ink.doc.translate(a, b)
    else if (kind === 'rotate') ink.doc.rotate(a, { origin: [b, c] })
    else if (kind === 'scale') ink.doc.scale(a, list!.trim().includes(' ') || list!.includes(',') ? b : a, {})
    else if (kind === 'matrix') ink.doc.transform(a, b, c, d, e, f)
    else throw new Error(`the chart uses transform ${kind}, which the PDF does not draw`)
  }
}

function outline(ink: Ink, { name, attributes }: Element): void {
  const { doc } = ink
  if (name === 'path') doc.path(attributes.d ?? '')
  else if (name === 'rect') {
    const size = [number(attributes.width, 0), number(attributes.height, 0)] as const
    doc.rect(number(attributes.x, 0), number(attributes.y, 0), ...size)
  } else if (name === 'circle') {
    doc.circle(number(attributes.cx, 0), number(attributes.cy, 0), number(attributes.r, 0))
  } else if (name === 'polyline' || name === 'polygon') {
    const points = attributes.points?.trim().split(/[\s,]+/) ?? []
    doc.path(`M${points.join(' ')}${name === 'polygon' ? 'Z' : ''}`)
  } else throw new Error(`the chart uses <${name}>, which the PDF does not draw`)
}

/** pdfkit takes no gradient here, so a gradient becomes its first stop. */
function colour(value: string | undefined, defined: Map<string, Element>): string | null {
  if (value === undefined || value === 'none' || value === 'transparent') return null
  const gradient = defined.get(reference(value) ?? '')
  if (gradient) return gradient.children[0]?.attributes['stop-color'] ?? null
  const rgb = /^rgba?\((\d+),\s*(\d+),\s*(\d+)/.exec(value)
  return rgb
    ? `#${rgb
        .slice(1, 4)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`
    : value
}

function paintShape(ink: Ink, element: Element, defined: Map<string, Element>): void {
  const { doc } = ink
  const { attributes } = element
  const fill = colour(attributes.fill ?? 'black', defined)
  const stroke = colour(attributes.stroke, defined)
  const width = number(attributes['stroke-width'], 1)
  const drawn = stroke !== null && width > 0 ? stroke : null
  if (fill === null && drawn === null) return
  const opacity = number(attributes.opacity, 1)
  const fillOpacity = opacity * number(attributes['fill-opacity'], 1)
  const strokeOpacity = opacity * number(attributes['stroke-opacity'], 1)
  const translucent = fillOpacity < 1 || strokeOpacity < 1
  if (translucent) doc.save()
  if (fill !== null) doc.fillColor(fill, fillOpacity < 1 ? fillOpacity : undefined)
  if (drawn !== null) {
    doc.strokeColor(drawn, strokeOpacity < 1 ? strokeOpacity : undefined).lineWidth(width)
    lineStyle(ink, attributes)
  }
  outline(ink, element)
  if (fill !== null && drawn !== null) doc.fillAndStroke()
  else if (fill !== null) doc.fill()
  else doc.stroke()
  if (drawn !== null && attributes['stroke-dasharray']) doc.undash()
  if (translucent) doc.restore()
}

function lineStyle(ink: Ink, attributes: Record<string, string>): void {
  const cap = attributes['stroke-linecap']
  ink.doc.lineCap(cap === 'round' || cap === 'square' ? cap : 'butt')
  const join = attributes['stroke-linejoin']
  ink.doc.lineJoin(join === 'round' || join === 'bevel' ? join : 'miter')
  const dashes = attributes['stroke-dasharray']?.split(/[\s,]+/).map(Number)
  if (dashes?.some((dash) => dash > 0)) ink.doc.dash(dashes[0]!, { space: dashes[1] ?? dashes[0]! })
}

/** Distance from the given y down to the baseline, in em of Noto Sans SC. */
const BASELINES: Record<string, number> = { central: 0.38, middle: 0.38, 'text-before-edge': 0.88, hanging: 0.8 }

/** Paints only the fill of a text: ECharts' white outline behind labels would hide the edges of digits in print. */
function paintText(ink: Ink, { attributes, text }: Element): void {
  const size = number(attributes['font-size'], 12)
  const weight =
    attributes['font-weight'] === 'bold' || number(attributes['font-weight'], 400) >= 600 ? 'bold' : 'regular'
  const y = number(attributes.y, 0) + (BASELINES[attributes['dominant-baseline'] ?? ''] ?? 0) * size
  const anchor = attributes['text-anchor']
  const align = anchor === 'middle' ? 'center' : anchor === 'end' ? 'right' : 'left'
  const color = colour(attributes.fill ?? '#000000', new Map()) ?? '#000000'
  drawOnBaseline(ink, drawableText(ink, text), number(attributes.x, 0), y, { size, weight, color, align, width: 0 })
}
