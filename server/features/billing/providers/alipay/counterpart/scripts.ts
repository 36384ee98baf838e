/** The code of the pages. It knows nothing but what stands in data attributes of `main > *`. */

/** Counts down, and loads the page again when the trade has changed elsewhere or its time is up. */
export const WATCH = `
const { status, left, state } = document.querySelector('main > *').dataset
const clock = document.querySelector('[role=timer]'), began = performance.now()
const two = (number) => String(number).padStart(2, '0')
const show = () => {
  const seconds = Math.max(0, Math.ceil((Number(left) - performance.now() + began) / 1000))
  const hours = Math.floor(seconds / 3600), days = Math.floor(hours / 24)
  const rest = two(Math.floor(seconds / 60) % 60) + ':' + two(seconds % 60)
  clock.textContent = (days ? days + ' d ' : '') + (hours ? two(hours % 24) + ':' : '') + rest
}
const look = async () => {
  const answer = await fetch(state).then((response) => response.json()).catch(() => undefined)
  if (answer && answer.status !== status) location.reload()
}
show(); setInterval(show, 1000); setInterval(look, 2000)
`

/** Leads back to the merchant, or closes a window that the merchant's page has opened; others a script cannot close. */
export const LEAVE = `
const { back } = document.querySelector('main > *').dataset
setTimeout(() => back ? location.replace(back) : window.close(), 3000)
`
