export const serverProcess: { flags: string[]; env: Record<string, string> }
