/** What our own host answers, as it is. @throws Error without an answer or with another status; the signal's reason once aborted. */
export async function getJson<Value>(address: string, init?: RequestInit): Promise<Value> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
  return (await response.json()) as Value;
}
