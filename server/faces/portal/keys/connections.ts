/** One way to connect a client of agents, in one step. */
export interface Connection {
  client: string
  /** `link` opens the client; `command` is run in a terminal; `settings` joins a file; `address` is pasted into a dialog. */
  kind: 'link' | 'command' | 'settings' | 'address'
  /** Link, command, settings or address. */
  text: string
  /** File of the settings. */
  file?: string
}

/** Name of this service in the settings of a client. */
const NAME = 'luxembourg'

/** How each popular client connects. None needs a key: the client asks the reader to sign in where a tool needs it. */
export function connections(baseUrl: string): Connection[] {
  const url = `${baseUrl}/api/mcp`
  const settings = (value: object): string => JSON.stringify(value, null, 2)
  const cursor = Buffer.from(JSON.stringify({ url })).toString('base64')
  const code = encodeURIComponent(JSON.stringify({ name: NAME, type: 'http', url }))
  return [
    { client: 'Claude', kind: 'address', text: url },
    { client: 'ChatGPT', kind: 'address', text: url },
    { client: 'Claude Code', kind: 'command', text: `claude mcp add --transport http ${NAME} ${url}` },
    { client: 'Gemini CLI', kind: 'command', text: `gemini mcp add --transport http ${NAME} ${url}` },
    {
      client: 'Cursor',
      kind: 'link',
      text: `cursor://anysphere.cursor-deeplink/mcp/install?name=${NAME}&config=${encodeURIComponent(cursor)}`,
    },
    { client: 'VS Code', kind: 'link', text: `vscode:mcp/install?${code}` },
    {
      client: 'Windsurf',
      kind: 'settings',
      file: '~/.codeium/windsurf/mcp_config.json',
      text: settings({ mcpServers: { [NAME]: { serverUrl: url } } }),
    },
    {
      client: 'Zed',
      kind: 'settings',
      file: '~/.config/zed/settings.json',
      text: settings({ context_servers: { [NAME]: { url } } }),
    },
  ]
}
