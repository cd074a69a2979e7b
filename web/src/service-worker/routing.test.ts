import { describe, expect, it } from 'vitest';
import { cacheName, isServerDown, outdatedCaches, shellAssets, strategyFor } from './routing.ts';

const HERE = 'https://burghof.example';
const asked = (path: string, mode = 'cors', method = 'GET') =>
  strategyFor({ method, mode, url: `${HERE}${path}` }, HERE);

describe('the service worker', () => {
  it('keeps what carries its hash in its name', () => {
    expect(asked('/_app/immutable/chunks/A1.js')).toBe('kept');
    expect(asked('/_app/version.json')).toBe('not-ours');
    expect(asked('/manifest.webmanifest')).toBe('not-ours');
  });

  it('shows the shell for pages, also by links with a query', () => {
    expect(['/', '/new?game=solomon', '/tables/7'].map((path) => asked(path, 'navigate'))).toEqual(
      Array(3).fill('page'),
    );
  });

  it.each(['/api/tables', '/api', '/plain', '/plain/page.js', '/healthz', '/metrics'])(
    'never comes between the server and %s',
    (path) => {
      expect([asked(path), asked(path, 'navigate')]).toEqual(['not-ours', 'not-ours']);
    },
  );

  it('leaves alone what is sent, and what is elsewhere', () => {
    expect(asked('/', 'navigate', 'POST')).toBe('not-ours');
    expect(strategyFor({ method: 'GET', mode: 'navigate', url: 'https://elsewhere.example/' }, HERE)).toBe('not-ours');
  });

  it('finds what a shell begins with, each file once', () => {
    const shell = `<link href="/_app/immutable/entry/start.A-1.js" rel="modulepreload">
      <link href="/_app/immutable/assets/0.b_2.css" rel="stylesheet">
      <script>import("/_app/immutable/entry/start.A-1.js")</script>`;

    expect(shellAssets(shell)).toEqual(['/_app/immutable/entry/start.A-1.js', '/_app/immutable/assets/0.b_2.css']);
    expect(shellAssets('<html></html>')).toEqual([]);
  });

  it('takes the word of a proxy that the server is gone, and the word of the server for all else', () => {
    expect([502, 503, 504].every(isServerDown)).toBe(true);
    expect([200, 304, 404, 429, 500].some(isServerDown)).toBe(false);
  });

  it('keeps the files of the release before, whose pages may still be open', () => {
    const names = ['burghof-1', 'another', 'burghof-2', 'burghof-3'];

    expect(outdatedCaches(names, cacheName('3'))).toEqual(['burghof-1']);
    expect(outdatedCaches(['burghof-3'], cacheName('3'))).toEqual([]);
  });
});
