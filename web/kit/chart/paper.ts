/** Set before the charts resize: this module registers the first `beforeprint` listener. */
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

/** The width of a chart: that of its place, capped at the paper's while printing. */
export const widthFor = (place: HTMLElement) =>
  isPrinting ? Math.min(PAPER_WIDTH, place.clientWidth) : place.clientWidth
