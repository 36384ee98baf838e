/** Page scripts. Their only input is the data attributes of `main > *`. */

/** Counts down, and reloads the page when the trade changes or expires. */
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

/** Returns to the merchant, or closes a window that a script opened; browsers keep other windows open. */
export const LEAVE = `
const { back } = document.querySelector('main > *').dataset
setTimeout(() => back ? location.replace(back) : window.close(), 3000)
`
