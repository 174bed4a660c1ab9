/**
 * Flags of every Node process of the project.
 *
 * `--no-maglev`: the middle compiler of this Node can go wrong on a machine with few free cores (nodejs/node#64841), and
 * a wrong figure looks like any other. The same inputs must give the same bytes.
 */
export const NODE_FLAGS = ['--disable-warning=ExperimentalWarning', '--no-maglev'] as const
