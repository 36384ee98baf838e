/** Style of the simulator's pages: blue, to differ from the product. Contrast is at least 4.5:1. */
export const STYLE = `
:root { color-scheme: light dark;
  --page: light-dark(#f4f6f9, #111418); --surface: light-dark(#fff, #1a1e24); --sunk: light-dark(#f5f7fa, #20252c);
  --line: light-dark(#e1e6ed, #2d343d); --ink: light-dark(#17202b, #e7ebf0); --muted: light-dark(#566170, #9fabb9);
  --accent: light-dark(#0f5fc5, #7db4ff); --on-accent: light-dark(#fff, #0a1c33); --strong: light-dark(#0c50a8, #9cc6ff);
  --warn: light-dark(#7a4b00, #edb750); --warn-tint: light-dark(#fff2d6, #33290f);
  --bad: light-dark(#b3261e, #ff948c); --bad-tint: light-dark(#ffeceb, #3c1f1e); --good: light-dark(#176b30, #5bc97a);
  --good-tint: light-dark(#e4f4e8, #16301d) }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 14px/1.6 system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', sans-serif }
.notice { margin: 0; padding: 8px 16px; text-align: center; background: var(--warn-tint); color: var(--warn); font-weight: 600 }
.head, .card { width: min(100% - 32px, 880px); margin-inline: auto }
.head { display: flex; align-items: center; gap: 10px; padding: 28px 0 16px; font-size: 18px; font-weight: 650 }
.mark { display: grid; place-items: center; width: 32px; height: 32px; border-radius: 9px; background: var(--accent);
  color: var(--on-accent); font-size: 18px }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; margin-bottom: 48px; overflow: hidden }
.pay { display: grid; grid-template-columns: minmax(0, 1fr) 340px }
.order, .till, .end { padding: 32px }
.till { display: grid; justify-items: center; align-content: start; gap: 16px; border-inline-start: 1px solid var(--line);
  background: var(--sunk) }
h1 { margin: 0; font-size: 14px; font-weight: 500; color: var(--muted) }
.sum { margin: 4px 0 24px; font-size: 38px; line-height: 1.2; font-weight: 650; font-variant-numeric: tabular-nums }
.sum small { font-size: 22px; font-weight: 600; margin-inline-end: 4px }
dl { margin: 0; display: grid; gap: 12px }
dl div { display: grid; grid-template-columns: 104px minmax(0, 1fr); gap: 12px }
dt { color: var(--muted) }
dd { margin: 0; overflow-wrap: anywhere }
.qr { width: 184px; padding: 10px; border-radius: 12px; border: 1px solid var(--line); background: #fff }
.qr svg { display: block; width: 100%; height: auto }
.till h2 { margin: 0; font-size: 16px; font-weight: 600 }
.hint { margin: 0; color: var(--muted); font-size: 13px; text-align: center; text-wrap: balance }
.left { margin: 0; font-size: 13px; color: var(--muted) }
.left b { color: var(--ink); font-variant-numeric: tabular-nums }
form { display: grid; gap: 10px; width: 100%; margin: 0 }
button, .button { display: block; width: 100%; min-height: 44px; padding: 10px 20px; border-radius: 10px; border: 1px solid var(--line);
  background: var(--surface); color: var(--ink); font: inherit; font-size: 15px; font-weight: 550; text-align: center;
  text-decoration: none; cursor: pointer }
button:hover, .button:hover { border-color: var(--muted) }
.first { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600 }
.first:hover { background: var(--strong); border-color: var(--strong) }
.quiet { border-color: transparent; background: none; color: var(--muted) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.alert { margin: 0 0 24px; padding: 12px 16px; border-radius: 10px; background: var(--bad-tint); color: var(--bad) }
.end { display: grid; justify-items: center; gap: 8px; padding-block: 56px; text-align: center }
.end h1 { font-size: 22px; font-weight: 650; color: var(--ink) }
.end p { margin: 0; color: var(--muted); max-width: 52ch; overflow-wrap: anywhere; text-wrap: balance }
.end .sum { color: var(--ink) }
.end dl { width: min(100%, 440px); margin: 20px 0; padding: 20px; border-radius: 12px; background: var(--sunk); text-align: start }
.end .button { width: auto; min-width: 220px }
.sign { display: grid; place-items: center; width: 56px; height: 56px; border-radius: 50%; font-size: 28px; line-height: 1; font-weight: 700;
  background: var(--sunk); color: var(--muted) }
.sign.good { background: var(--good-tint); color: var(--good) }
.sign.bad { background: var(--bad-tint); color: var(--bad) }
@media (max-width: 720px) {
  .pay { grid-template-columns: minmax(0, 1fr) }
  .order, .till { padding: 20px }
  .till { border-inline-start: 0; border-top: 1px solid var(--line) }
  .head { padding-top: 20px }
  .sum { margin-bottom: 16px; font-size: 32px }
  .end { padding: 40px 20px }
  dl div { grid-template-columns: 88px minmax(0, 1fr) }
  .end dl div { grid-template-columns: minmax(0, 1fr); gap: 0 }
}
`
