import { expect, test } from 'vitest';
import { createCanvasLease, type Leaseholder } from './canvas-lease.ts';

function createPiece(share: number): Leaseholder & { isAwake: boolean } {
  const piece = {
    share,
    isAwake: false,
    wake() {
      piece.isAwake = true;
    },
    sleep() {
      piece.isAwake = false;
    },
  };
  return piece;
}

function openLease(...pieces: Leaseholder[]) {
  const lease = createCanvasLease();
  for (const piece of pieces) lease.enter(piece);
  lease.award();
  return lease;
}

test('the piece that is seen most gets the only canvas', () => {
  const [small, large] = [createPiece(0.3), createPiece(0.9)];
  openLease(small, large);
  expect([small.isAwake, large.isAwake]).toEqual([false, true]);
});

test('the holder sleeps before the next piece wakes', () => {
  const [first, second] = [createPiece(0.9), createPiece(0)];
  const lease = openLease(first, second);
  second.wake = () => {
    expect(first.isAwake).toBe(false);
    second.isAwake = true;
  };
  Object.assign(first, { share: 0.2 });
  Object.assign(second, { share: 0.8 });
  lease.award();
  expect(second.isAwake).toBe(true);
});

test('a piece that is seen only a little more does not take the canvas away', () => {
  const [first, second] = [createPiece(0.5), createPiece(0)];
  const lease = openLease(first, second);
  second.share = 0.6;
  lease.award();
  expect([first.isAwake, second.isAwake]).toEqual([true, false]);
});

test('nobody gets the canvas out of sight, and one that leaves makes room', () => {
  const [first, second] = [createPiece(0.5), createPiece(0.04)];
  const lease = openLease(first, second);
  lease.leave(first);
  expect(second.isAwake).toBe(false);
  second.share = 0.3;
  lease.award();
  expect(second.isAwake).toBe(true);
});
