/** Style of the hosted page, in light and dark. Text contrast is at least 4.5:1. */
export const STYLE = `
:root { color-scheme: light dark; --page: light-dark(#fff, #121417); --side: light-dark(#f3f5f6, #0d0f11);
  --ink: light-dark(#1b2127, #e6e9ec); --muted: light-dark(#59626d, #9aa4af); --line: light-dark(#c5cbd2, #434a52);
  --hair: light-dark(#e3e6ea, #2c3137); --field: light-dark(#fff, #1a1d21); --accent: light-dark(#0b776b, #48bcaa);
  --on-accent: light-dark(#fff, #08221e); --bad: light-dark(#b3261e, #ff948c); --bad-tint: light-dark(#ffeae8, #3c1f1e);
  --note: light-dark(#835200, #e3a83b); --note-tint: light-dark(#fff4da, #33290f); }
* { box-sizing: border-box; margin: 0; }
body { background: var(--page); color: var(--ink); min-height: 100vh; display: flex; flex-direction: column;
  font: 15px/1.6 -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei', sans-serif;
  -webkit-font-smoothing: antialiased; }
.local { background: var(--note-tint); color: var(--note); text-align: center; padding: 7px 16px; font-size: 13px; font-weight: 600; }
main { flex: 1; display: grid; grid-template-columns: 1fr 1fr; }
.side { background: var(--side); display: flex; justify-content: flex-end; }
.side > div, .form { width: 100%; max-width: 500px; padding: 56px 56px 40px; }
h1 { font-size: 38px; line-height: 1.2; font-weight: 650; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
h2 { font-size: 16px; font-weight: 650; margin: 0 0 14px; }
.what { color: var(--muted); margin-bottom: 6px; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: 3px; }
.back { display: inline-block; padding: 10px 0; font-size: 14px; }
ul { list-style: none; padding: 0; margin: 36px 0 8px; }
li { display: flex; gap: 16px; justify-content: space-between; padding: 14px 0; border-bottom: 1px solid var(--hair); }
li span:first-child { min-width: 0; overflow-wrap: anywhere; }
li b, .sum b { font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
small { display: block; color: var(--muted); font-size: 13px; }
.sum { display: flex; justify-content: space-between; padding: 14px 0 20px; font-weight: 600; }
fieldset { border: 0; padding: 0; margin: 0 0 30px; min-width: 0; }
legend { font-size: 16px; font-weight: 650; padding: 0; margin-bottom: 12px; }
label { display: block; font-size: 14px; font-weight: 550; } .field { margin-bottom: 16px; }
input { display: block; width: 100%; height: 46px; margin-top: 5px; padding: 0 14px; font: inherit; font-size: 16px; font-weight: 400;
  color: var(--ink); background: var(--field); border: 1px solid light-dark(#868f99, #727c87); border-radius: 8px; font-variant-numeric: tabular-nums; }
input::placeholder { color: var(--muted); opacity: 1; }
input[aria-invalid] { border-color: var(--bad); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
p.wrong { color: var(--bad); font-size: 13px; font-weight: 400; margin-top: 4px; }
.refused { background: var(--bad-tint); color: var(--bad); border-radius: 8px; padding: 12px 14px; margin-bottom: 24px; font-weight: 550; }
button, .button { display: block; width: 100%; min-height: 48px; padding: 10px 16px; border: 1px solid var(--accent); border-radius: 8px; font: inherit; font-size: 16px;
  font-weight: 600; color: var(--on-accent); background: var(--accent); cursor: pointer; text-align: center; text-decoration: none; }
button:hover, .button:hover { filter: brightness(1.06); }
button.second { background: none; color: var(--ink); border-color: var(--line); margin-top: 12px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
details { margin-top: 28px; border-top: 1px solid var(--hair); padding-top: 14px; font-size: 14px; }
summary { cursor: pointer; padding: 6px 0; color: var(--muted); font-weight: 550; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 18px; margin: 8px 0 12px; }
dt { font-variant-numeric: tabular-nums; white-space: nowrap; user-select: all; } dd { color: var(--muted); margin: 0; }
.after { color: var(--muted); font-size: 13px; margin-top: 14px; }
.alone { display: grid; grid-template-columns: 1fr; place-items: center; padding: 32px 20px; background: var(--side); }
.panel { width: 100%; max-width: 440px; background: var(--page); border: 1px solid var(--hair); border-radius: 14px; padding: 34px 32px; }
.panel h1 { font-size: 24px; letter-spacing: 0; margin-bottom: 10px; } .panel p { color: var(--muted); margin-bottom: 22px; }
.panel dl { margin-bottom: 24px; } .panel dd { color: var(--ink); font-weight: 600; text-align: right; } .panel dt { color: var(--muted); user-select: auto; }
@media (max-width: 860px) { main:not(.alone) { grid-template-columns: 1fr; grid-template-rows: auto 1fr; } .side { justify-content: center; } .side > div, .form { padding: 24px 20px; max-width: 560px; margin: 0 auto; }
  h1 { font-size: 30px; } ul { margin-top: 16px; } .sum { padding-bottom: 0; } .panel { padding: 28px 22px; } }
`
