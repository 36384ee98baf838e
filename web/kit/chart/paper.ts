/**
 * Whether the page is being printed. Set before the charts resize, because this module registers its listener first.
 */
let isPrinting = false

/** Width of the printable part of an A4 page, in CSS pixels. */
const PAPER_WIDTH = 690

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', () => {
    isPrinting = true
  })
  window.addEventListener('afterprint', () => {
    isPrinting = false
  })
}

/** The width of a chart in pixels: the width of its container, but at most the width of the paper while printing. */
export const widthFor = (place: HTMLElement) =>
  isPrinting ? Math.min(PAPER_WIDTH, place.clientWidth) : place.clientWidth
