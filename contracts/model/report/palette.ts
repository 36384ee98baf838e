/** Chart colors. Hue and lightness differ, so they work in greyscale and for the color-blind. */
export interface Palette {
  /** In the order of use. */
  series: readonly string[]
  text: string
  /** Axis labels. */
  dim: string
  /** Grid lines. */
  line: string
  surface: string
}

export const palettes: Record<'light' | 'dark', Palette> = {
  light: {
    series: ['#5aa69b', '#d97706', '#3457b2', '#9b5fb5', '#c0533f', '#7a8794', '#2f7d4f', '#c9a227'],
    text: '#333333',
    dim: '#5b6675',
    line: '#e3e6ea',
    surface: '#ffffff',
  },
  dark: {
    series: ['#48bcaa', '#e3a83b', '#8aa8f5', '#cf9bea', '#f47c74', '#9aa4af', '#4cc26b', '#e6cf6b'],
    text: '#e6e9ec',
    dim: '#9aa4af',
    line: '#2c3137',
    surface: '#1a1d21',
  },
}
