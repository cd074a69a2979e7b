/** Names for places with little room. */

/**
 * Return these names for a place with little room, of at most this many characters: the whole name, or its first part
 * before a space or hyphen, with an initial of the next part if two would be equal, or as much of it as fits.
 */
export function shortNames(names: readonly string[], maxChars: number): readonly string[] {
  const firsts = names.map((name) => (name.length <= maxChars ? name : (name.split(/[\s-]/)[0] ?? name)));
  return names.map((name, place) => {
    const first = firsts[place] ?? name;
    const isShared = firsts.some((other, at) => at !== place && other === first);
    const initial = /[\s-]./.exec(name)?.[0];
    const short = first !== name && isShared && initial !== undefined ? `${first}${initial}.` : first;
    return short.length <= maxChars ? short : `${short.slice(0, maxChars - 1)}…`;
  });
}
