/** The id of the bar above a list. */
export const RESULTS = 'results'

/** Call it when a form is submitted. Scrolls to its list if the form fills the window, as on phones. */
export function showResults(): void {
  const bar = document.getElementById(RESULTS)
  if (bar && bar.getBoundingClientRect().top > innerHeight) bar.scrollIntoView()
}
