/** Whether the page is being printed, known before any chart hears of it: the listener here is the first. */
let printing = false

/** Pixels across the printable part of an A4 page. */
const PAPER_WIDTH = 690

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', () => {
    printing = true
  })
  window.addEventListener('afterprint', () => {
    printing = false
  })
}

/** The width to draw at: that of the place on the screen, never more than the paper's while printing. */
export const widthFor = (place: HTMLElement) =>
  printing ? Math.min(PAPER_WIDTH, place.clientWidth) : place.clientWidth
