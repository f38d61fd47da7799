"""Before it judges, the encoder reads: it guesses hidden pieces of messages, and so learns their words and new signs."""
import random

import torch
import torch.nn as nn
import torch.nn.functional as F

from choices import CHOICES
from model import WIDTH
from rows import DEVICE, FUSED

STEPS, BATCH, RATE, SEED = CHOICES['readSteps'], CHOICES['readBatch'], CHOICES['readRate'], CHOICES['readSeed']
HEAD_RATE, HIDE = CHOICES['headRate'], CHOICES['hide']


def pace_of(step, steps):
    return min(1, (step + 1) / (0.04 * steps)) * (1 - step / steps)


def read(model, rows, data):
    torch.manual_seed(SEED)
    chance = random.Random(SEED)
    guess = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.GELU(), nn.LayerNorm(WIDTH)).to(DEVICE)
    bias = nn.Parameter(torch.zeros(len(data.names), device=DEVICE))
    body, head = list(model.parameters()), [*guess.parameters(), bias]
    adam = torch.optim.AdamW([{'params': body}, {'params': head}], lr=RATE, weight_decay=0.01, **FUSED)
    shares = [2 if row['own'] else 1 for row in rows]
    for step in range(STEPS):
        for group, rate in zip(adam.param_groups, (RATE, HEAD_RATE)):
            group['lr'] = rate * pace_of(step, STEPS)
        ids, mask = data.pack_rows(chance.choices(rows, shares, k=BATCH), chance)
        hidden = data.hide(ids, mask, HIDE)
        chosen = hidden != ids
        with torch.autocast(DEVICE, dtype=torch.bfloat16, enabled=DEVICE == 'cuda'):
            guesses = guess(model.states(hidden, mask)[chosen]) @ model.word.weight.T + bias
        loss = F.cross_entropy(guesses.float(), ids[chosen])
        adam.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(body + head, 1.0)
        adam.step()
        if step % 500 == 0:
            print(f'reading {step} of {STEPS}: {loss.item():.2f}', flush=True)
    return model
