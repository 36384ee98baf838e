export default (task: string): string | Promise<never> => (task === 'hang' ? new Promise<never>(() => {}) : task)

export const ping = (): void => {}
