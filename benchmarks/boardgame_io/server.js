// A boardgame.io server with a game whose state is a real view of Imhotep, and whose views are as large as ours.
// node server.js PORT VIEW.json PADDING [FOLDER of its FlatFile store; without it everything stays in memory]
const fs = require('fs');
const { Server, FlatFile } = require('boardgame.io/server');

const [port, view, padding, folder] = process.argv.slice(2);
const sample = fs.readFileSync(view, 'utf8');
const pad = 'x'.repeat(Number(padding));
const counter = {
  name: 'counter',
  setup: () => ({ counter: 0, hands: { 0: 1, 1: 2 }, table: JSON.parse(sample), pad }),
  moves: {
    inc: ({ G, ctx }, by) => {
      G.counter += by;
      const player = G.table.players[Number(ctx.currentPlayer)];
      player.reserve = (player.reserve + by) % 6;
      player.score += by;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
};
const server = Server({ games: [counter], origins: [/.*/], ...(folder ? { db: new FlatFile({ dir: folder }) } : {}) });
server.run({ port: Number(port), callback: () => console.log('ready') });
